#!/usr/bin/env bash
# Looks for known vulnerabilities in the code that the modules call: .ci/vuln.sh TAGS MODULE...
#
# It needs the Go module proxy and the vulnerability database. Where one of the two cannot
# be reached it says so and succeeds, since then it knows nothing; what it finds, and any
# other failure, is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1
shift
tool=golang.org/x/vuln/cmd/govulncheck@v1.8.0
bin=$PWD/build/bin
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# unreachable says whether the log ends in a failure of the network, and not of what was asked.
unreachable() {
	grep -qE 'dial tcp|no such host|i/o timeout|connection refused|connection reset|network is unreachable|TLS handshake|proxyconnect|server misbehaving|context deadline exceeded|50[234] ' "$log"
}

unknown() {
	echo "NOT CHECKED for vulnerabilities: $1 cannot be reached from here:"
	tail -n 1 "$log"
	exit 0
}

if ! GOBIN=$bin go install "$tool" 2>"$log"; then
	unreachable && unknown "the module proxy"
	cat "$log" >&2
	exit 1
fi
failed=0
for module; do
	code=0
	"$bin/govulncheck" -C "$module" -tags "$tags" ./... 2>"$log" || code=$?
	case $code in
	0) ;;
	3) echo "there are vulnerabilities in what module $module calls" ;; # govulncheck's own word for it
	*) unreachable && unknown "the vulnerability database" ;;
	esac
	cat "$log" >&2
	[ "$code" -eq 0 ] || failed=$code
done
exit "$failed"
