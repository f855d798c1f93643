// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asProgram makes the test binary be csvview itself.
const asProgram = "CSVVIEW_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// csvview runs the program and returns its exit status and what it wrote to stderr.
func csvview(t *testing.T, args ...string) (code int, stderr string) {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	var text strings.Builder
	cmd.Stderr = &text
	err = cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return cmd.ProcessState.ExitCode(), text.String()
}

func TestExitStatus(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "trips.csv")
	code, stderr := csvview(t, missing)
	assert.Equal(t, 1, code)
	assert.Equal(t, "csvview: "+missing+": no such file\n", stderr)

	code, stderr = csvview(t, write(t, "empty.csv", ""))
	assert.Equal(t, 1, code)
	assert.Contains(t, stderr, "empty.csv: empty file: expected a header or rows")

	code, stderr = csvview(t)
	assert.Equal(t, 2, code)
	assert.Contains(t, stderr, "expected a FILE to show")

	code, _ = csvview(t, "-help")
	assert.Equal(t, 0, code)
}
