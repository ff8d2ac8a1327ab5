#!/bin/sh
# sh imageRoot.sh <empty folder> <image> <data> <command…>: runs a command as in a container of the
# image, within a mount namespace of its own: nothing of this machine, the image read-only, /data and
# /tmp not, without rights.
set -eu
root=$1 image=$2 data=$3
shift 3

mount --make-rprivate /
mount -t tmpfs -o mode=0755 tmpfs "$root"
for folder in "$image"/*; do
  name=${folder##*/}
  mkdir "$root/$name"
  mount --bind "$folder" "$root/$name"
  mount -o remount,bind,ro "$root/$name"
done
mkdir "$root/data" "$root/proc" "$root/dev"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,ro "$root"
exec /usr/sbin/chroot --userspec=65534:65534 --groups=65534 "$root" /usr/bin/env -C /app "$@"
