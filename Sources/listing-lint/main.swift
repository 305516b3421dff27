print("listing-lint")
