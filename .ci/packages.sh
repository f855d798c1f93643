#!/usr/bin/env bash
# Sees to it that this machine has what a purpose needs. Silent and quick when it has.
#
#   .ci/packages.sh [PURPOSE...]
#
#   (always)  Go
#   make      make itself
#   build     a C compiler and the headers of X11 and EGL, for a window
#   draw      a GL driver (software GL will do)
#   js        Node, which runs WebAssembly
#   duckdb    a C++ compiler, for DuckDB
#   untagged  the headers that builds without the tags nowayland and novulkan need too
#   e2e       a virtual screen, a hand to drive it, an input method, a spreadsheet, a browser and two databases
#
# On Debian and its kin, what is missing is installed: as root or through sudo; else the
# one line to type is printed. Elsewhere it says what is needed, if the tools are not there.
set -euo pipefail

# Fits macOS's bash 3.2: no mapfile, no associative arrays.

say() { printf '%s\n' "$*" >&2; }

# debian_packages prints what a purpose needs, one a line. Of a|b either will do, and
# the first is installed.
debian_packages() {
	case $1 in
	make) printf '%s\n' make ;;
	build) printf '%s\n' gcc libc6-dev 'pkg-config|pkgconf' libegl-dev libx11-dev libx11-xcb-dev \
		libxcursor-dev libxfixes-dev libxkbcommon-dev libxkbcommon-x11-dev ;;
	draw) printf '%s\n' libgles2 libegl-mesa0 libgl1-mesa-dri ;;
	js) printf '%s\n' nodejs ;;
	duckdb) printf '%s\n' g++ ;;
	untagged) printf '%s\n' libvulkan-dev libwayland-dev ;;
	e2e) printf '%s\n' xvfb xdotool xclip libreoffice-calc imagemagick x11-xkb-utils dbus ibus ibus-hangul \
		postgresql mariadb-server \
		'chromium|google-chrome-stable|chromium-browser' ;;
	*)
		say "packages.sh: no such purpose: $1 (make, build, draw, js, duckdb, untagged, e2e)"
		return 2
		;;
	esac
}

# missing_debian prints the packages of the given purposes that are not installed.
missing_debian() {
	local wanted installed line name found
	wanted=$(for purpose in "$@"; do debian_packages "$purpose"; done)
	# dpkg-query fails when it knows nothing of one of the names: that is an answer, too.
	# shellcheck disable=SC2086
	installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' ${wanted//|/ } 2>/dev/null || true)
	for line in $wanted; do
		found=
		for name in ${line//|/ }; do
			case $'\n'$installed$'\n' in *$'\n'"$name installed"$'\n'*) found=1 ;; esac
		done
		[ -n "$found" ] || printf '%s\n' "${line%%|*}"
	done
}

# as_root runs a command as root, or fails. A password is asked for only at a terminal.
as_root() {
	if [ "$(id -u)" = 0 ]; then
		"$@"
	elif ! command -v sudo >/dev/null; then
		return 1
	elif sudo -n true 2>/dev/null; then
		sudo -n "$@"
	elif [ -t 0 ] && [ -t 2 ]; then
		sudo "$@"
	else
		return 1
	fi
}

# apt_get runs apt-get without a question, and waits for another one that is running.
apt_get() {
	as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@" </dev/null >&2
}

# without_cluster keeps a new PostgreSQL from making a database of its own and starting it: the
# tests start one in a folder of theirs.
without_cluster() {
	local settings=/etc/postgresql-common/createcluster.conf
	[ -e "$settings" ] && return 0
	as_root mkdir -p "${settings%/*}" &&
		printf 'create_main_cluster = false\n' | as_root tee "$settings" >/dev/null
}

on_debian() {
	local missing
	missing=$(missing_debian "$@" | sort -u | tr '\n' ' ')
	missing=${missing% }
	[ -n "$missing" ] || return 0
	say "Installing: $missing"
	case " $missing " in *' postgresql '*) without_cluster ;; esac
	# Stale lists may do, and no lists fail below with the line to type.
	apt_get update || true
	# shellcheck disable=SC2086
	if ! apt_get install -y --no-install-recommends $missing; then
		say "These Debian packages are missing. Install them with this line and try again:"
		say "  sudo apt-get update && sudo apt-get install -y --no-install-recommends $missing"
		return 1
	fi
}

# has_commands says whether all the given commands are on the path.
has_commands() {
	local name
	for name in "$@"; do command -v "$name" >/dev/null || return 1; done
}

# require runs a check, and says what is needed when it fails.
require() {
	local need=$1
	shift
	"$@" || {
		say "Needed: $need."
		return 1
	}
}

has_window_headers() {
	has_commands cc pkg-config &&
		pkg-config --exists egl x11 x11-xcb xcursor xfixes xkbcommon xkbcommon-x11
}

has_gl_driver() {
	has_commands ldconfig || return 0 # not to be found out: a run will tell
	case $(ldconfig -p 2>/dev/null || true) in *libGLESv2.so.2*) return 0 ;; esac
	return 1
}

has_browser() {
	has_commands chromium || has_commands google-chrome || has_commands chromium-browser
}

# has_databases looks for the servers where the system keeps them off the path too.
has_databases() {
	(
		PATH=$PATH:/usr/sbin:$(printf '%s:' /usr/lib/postgresql/*/bin)
		has_commands initdb postgres mariadbd
	)
}

has_screen_tools() {
	has_commands Xvfb xdotool xclip soffice import xkbcomp dbus-daemon dbus-send ibus-daemon && has_browser && has_databases
}

on_other_unix() {
	case $1 in
	build) require "a C compiler, pkg-config and the development files of EGL, X11, X11-xcb, Xcursor, Xfixes, xkbcommon and xkbcommon-x11" has_window_headers ;;
	draw) require "libGLESv2.so.2 and a GL driver (Mesa)" has_gl_driver ;;
	js) require "Node (nodejs.org)" has_commands node ;;
	duckdb) require "a C++ compiler" has_commands c++ ;;
	untagged) require "the development files of Vulkan and Wayland" pkg-config --exists vulkan wayland-client wayland-egl wayland-cursor ;;
	e2e) require "Xvfb, xdotool, xclip, LibreOffice Calc, ImageMagick (import), xkbcomp, D-Bus, IBus with its engine for Hangul (ibus-hangul), PostgreSQL, MariaDB and Chromium" has_screen_tools ;;
	esac
}

on_mac() {
	case $1 in
	build) require "the command line tools: xcode-select --install" xcode-select -p >/dev/null ;;
	js) require "Node (nodejs.org)" has_commands node ;;
	e2e) require "Xvfb, xdotool, xclip, LibreOffice Calc, ImageMagick (import), xkbcomp, D-Bus, IBus with its engine for Hangul (ibus-hangul), PostgreSQL, MariaDB and Chromium; the end-to-end tests are made for Linux" has_screen_tools ;;
	esac
}

on_windows() {
	case $1 in
	js) require "Node (nodejs.org)" has_commands node ;;
	e2e) require "Linux: the end-to-end tests drive a window under Xvfb" false ;;
	esac
}

has_go() {
	has_commands go && go version >/dev/null
}

cd "$(dirname "$0")/.."
for purpose in "$@"; do debian_packages "$purpose" >/dev/null; done # each is known
case $(uname -s) in
Linux)
	if has_commands dpkg-query apt-get; then
		on_debian "$@"
	else
		for purpose in "$@"; do on_other_unix "$purpose"; done
	fi
	;;
Darwin) for purpose in "$@"; do on_mac "$purpose"; done ;;
MINGW* | MSYS* | CYGWIN* | Windows*) for purpose in "$@"; do on_windows "$purpose"; done ;;
*) for purpose in "$@"; do on_other_unix "$purpose"; done ;;
esac
require "Go $(sed -n 's/^go //p' go.mod) or newer, on the path: https://go.dev/dl/" has_go
