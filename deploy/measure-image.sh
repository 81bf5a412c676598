#!/bin/sh
# Puts the image's files together without a container engine and measures them, after `npm run build`, on Debian 12 (the
# base's release) with its mirror at hand. docs/deploy/docker.md has what it said. Usage: deploy/measure-image.sh [FOLDER]
# As root it also starts the image's program in that folder, as the image's user, with the native parts that it loads.
set -eu
folder=${1:-$(mktemp -d)}
root=$folder/root
mkdir -p "$folder/debs" "$root/nodejs/bin" "$root/app" "$root/backup" "$root/tmp" "$root/home/nonroot"

# Of gcr.io/distroless/nodejs24-debian12: its recipes' static, base and cc, by their Debian packages.
packages="base-files netbase tzdata media-types ca-certificates libc6 libssl3 libgomp1 libstdc++6 libgcc-s1 gcc-12-base"
(cd "$folder/debs" && apt-get download -qq $packages)
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$root"; done
cat "$root"/usr/share/ca-certificates/mozilla/*.crt > "$root/etc/ssl/certs/ca-certificates.crt"
# And its Node: the program of the same release, without npm and headers.
cp node_modules/node/bin/node "$root/nodejs/bin/node"
debian=$(du -sb --exclude=nodejs "$root" | cut -f1)
base=$(du -sb "$root" | cut -f1)
# The Dockerfile's COPY.
cp -R .next/standalone/. "$root/app"
whole=$(du -sb "$root" | cut -f1)
echo "Debian $((debian / 1000000)) MB, with Node $((base / 1000000)), with the app $((whole / 1000000)) (10^6 bytes of files and folders);" \
  "as blocks of this disk $(($(du -s --block-size=1000000 "$root" | cut -f1))) MB;" \
  "$(find "$root" -type f | wc -l) files, packed (gzip) $(($(tar -C "$root" -c . | gzip -1 | wc -c) / 1000000)) MB"

[ "$(id -u)" = 0 ] || exit 0
chmod 1777 "$root/tmp"
chroot --userspec=65532:65532 "$root" /nodejs/bin/node -e '
  process.chdir("/app");
  const { createRequire } = require("node:module");
  const load = createRequire("/app/server.js");
  const sharp = load("sharp");
  sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } }).png().toBuffer().then((png) =>
    console.log(`Starts: Node ${process.version}, user ${process.getuid()}, sharp ${sharp.versions.sharp} wrote ${png.length} bytes`));'
