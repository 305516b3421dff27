Terminal.exit(Command(arguments: Array(CommandLine.arguments.dropFirst()), terminal: Terminal()).run())
