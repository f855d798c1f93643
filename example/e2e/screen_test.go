// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// newScreen starts a virtual screen of the size of the gallery's window and returns its name, such as ":1". The
// screen ends with the test.
func newScreen(ctx context.Context, t *testing.T) string {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	// Xvfb chooses a free number itself and writes it when it accepts clients; 3 is the first of ExtraFiles. -noreset
	// keeps its keyboard after the last client. On a busy machine, a late key release looks like a held key; -r
	// prevents Xvfb from repeating the key.
	cmd := exec.CommandContext(ctx, tool(t, "Xvfb"), "-displayfd", "3", "-noreset", "-r", "-nolisten", "tcp", "-dpi", "96",
		"-screen", "0", fmt.Sprintf("%dx%dx24", windowSize.X, windowSize.Y))
	cmd.ExtraFiles = []*os.File{write}
	p := start(t, cmd)
	write.Close() // otherwise its end would not be seen
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb tells no display: %v\n%s", err, &p.notes)
	}
	return ":" + strings.TrimSpace(number)
}
