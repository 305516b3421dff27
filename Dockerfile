# listing-lint in a container: docker build -t listing-lint . && docker run --rm -v "$PWD:/work" listing-lint
FROM swift:6.2-bookworm AS build
WORKDIR /source
COPY . .
RUN ./dev build

FROM debian:bookworm-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends libxml2 \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/.build/release/listing-lint /usr/local/bin/listing-lint
COPY --from=build /source/docs/listing-lint.1 /usr/local/share/man/man1/listing-lint.1
USER nobody
WORKDIR /work
ENTRYPOINT ["listing-lint"]
