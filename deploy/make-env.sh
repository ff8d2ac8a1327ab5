#!/bin/sh
# sh make-env.sh [file]: env.example with new random secrets, written to .env next to it unless a
# file is named.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here/.env}
if [ -e "$target" ]; then
  echo "$target is there already: its secrets belong to the data, nothing was changed" >&2
  exit 1
fi

random() {
  od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'
}

umask 077
making=$target.making
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    SESSION_SECRET= | METRICS_TOKEN= | POSTGRES_PASSWORD= | S3_ACCESS_KEY_ID= | S3_SECRET_ACCESS_KEY=)
      printf '%s%s\n' "$line" "$(random)"
      ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/env.example" >"$making"
mv "$making" "$target"
echo "made $target: fill in the rest"
