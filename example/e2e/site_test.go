// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"bufio"
	"context"
	"os/exec"
	"regexp"
	"testing"
)

// newSite serves the gallery's browser build as make web does, and returns its address. The server ends with the
// test.
func newSite(ctx context.Context, t *testing.T) string {
	t.Helper()
	cmd := exec.CommandContext(ctx, made(t, server), "-addr", "127.0.0.1:0", made(t, site))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p := start(t, cmd)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("the server tells no address: %v\n%s", err, &p.notes)
	}
	address := regexp.MustCompile(`http://\S+`).FindString(line)
	if address == "" {
		t.Fatalf("the server tells no address: %q", line)
	}
	return address
}
