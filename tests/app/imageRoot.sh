#!/bin/sh
# sh imageRoot.sh <empty folder> <app> <data> <command…>: runs a command as in a container of the
# image, within a mount namespace of its own: /app and the system read-only, /data and /tmp not,
# nobody's rights. The system is this machine's.
set -eu
root=$1 app=$2 data=$3
shift 3

mount --make-rprivate /
mount -t tmpfs -o mode=0755 tmpfs "$root"
mkdir "$root/app" "$root/data" "$root/tmp" "$root/proc" "$root/dev"
for name in usr etc bin sbin lib lib64; do
  if [ -L "/$name" ]; then
    cp -P "/$name" "$root/$name"
  elif [ -d "/$name" ]; then
    mkdir "$root/$name"
    mount --bind "/$name" "$root/$name"
    mount -o remount,bind,ro "$root/$name"
  fi
done
mount --bind "$app" "$root/app"
mount -o remount,bind,ro "$root/app"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,ro "$root"
exec chroot --userspec=65534:65534 --groups=65534 "$root" env -C /app "$@"
