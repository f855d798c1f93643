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

// newScreen starts a virtual screen as large as the gallery's window and returns its name, ":1". The
// screen ends with the test.
func newScreen(ctx context.Context, t *testing.T) string {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	// Xvfb looks for a free number itself and tells it once it takes clients; 3 is the first of ExtraFiles.
	// It would forget its keyboard with its last client, and takes a key that comes up late on a busy
	// machine for one that is held down: -r keeps it from pressing it again.
	cmd := exec.CommandContext(ctx, tool(t, "Xvfb"), "-displayfd", "3", "-noreset", "-r", "-nolisten", "tcp", "-dpi", "96",
		"-screen", "0", fmt.Sprintf("%dx%dx24", windowSize.X, windowSize.Y))
	cmd.ExtraFiles = []*os.File{write}
	p := start(t, cmd)
	write.Close() // else its end would not be seen
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb tells no display: %v\n%s", err, &p.notes)
	}
	return ":" + strings.TrimSpace(number)
}
