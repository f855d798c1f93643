// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asProgram is the environment variable that makes the test binary run as csvview.
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
	code, _, stderr = csvviewWith(t, nil, args...)
	return code, stderr
}

// csvviewWith runs the program with something on stdin, and returns its exit status and what it wrote to stdout and
// stderr.
func csvviewWith(t *testing.T, stdin io.Reader, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	var out, text strings.Builder
	cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, &out, &text
	err = cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return cmd.ProcessState.ExitCode(), out.String(), text.String()
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

func TestMeasures(t *testing.T) {
	file := write(t, "trips.csv", "city,n\n"+strings.Repeat("Seoul,12\n", 400_000))
	code, stdout, stderr := csvviewWith(t, nil, "-first-frame", file)
	assert.Zero(t, code, stderr)
	var ms, ratio float64
	n, err := fmt.Sscanf(stdout, "%g %g\n", &ms, &ratio)
	require.NoError(t, err)
	assert.Equal(t, 2, n)
	assert.Positive(t, ms)
	assert.Positive(t, ratio)
	assert.LessOrEqual(t, ratio, 1.0)

	code, stdout, stderr = csvviewWith(t, nil, "-loaded", file)
	assert.Zero(t, code, stderr)
	_, err = fmt.Sscanf(stdout, "%g %g\n", &ms, &ratio)
	require.NoError(t, err)
	assert.Positive(t, ms)
	// The text, and four bytes for the start of each row of nine bytes.
	assert.InDelta(t, 1+4.0/9, ratio, 0.05)
}

func TestPipe(t *testing.T) {
	if _, err := os.Stat("/dev/stdin"); err != nil {
		return // a system without /dev/stdin
	}
	code, stdout, stderr := csvviewWith(t, strings.NewReader("city,n\nSeoul,12\n"), "-loaded", "/dev/stdin")
	assert.Zero(t, code, stderr)
	assert.NotEmpty(t, stdout)
}
