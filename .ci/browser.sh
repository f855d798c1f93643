# Sourced by the scripts that build for the browser: sets the target and the flags of the compiler. All share what
# they compile, since a package that is compiled with other flags, or that imports one, is compiled again.

browser() {
	local here=github.com/giogrid/giogrid cold
	# -l: packages of which nothing runs for every pixel are not inlined; there a call costs less than the
	# bytes that inlining would load.
	for cold in "$here/example/internal/..." "$here/menus/..." "$here/storage/..." "$here/tracking/..." \
		encoding/json encoding/xml fmt image/jpeg image/png "net/..." "golang.org/x/net/..."; do
		GOFLAGS="${GOFLAGS:-} -gcflags=$cold=-l"
	done
	export GOOS=js GOARCH=wasm CGO_ENABLED=0 GOFLAGS="$GOFLAGS -trimpath"
}
browser
