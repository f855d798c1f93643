// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package storage

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// writerFolder is the variable that turns the test program into another writer.
const writerFolder = "STORAGE_TEST_WRITER"

func TestMain(m *testing.M) {
	if folder := os.Getenv(writerFolder); folder != "" {
		writeForever(Dir(folder))
	}
	os.Exit(m.Run())
}

// wholeValues lists the values of the writers, of very different lengths.
var wholeValues = []string{strings.Repeat("a", 1<<20), strings.Repeat("b", 100), strings.Repeat("c", 200_000)}

// writeForever writes until the process is killed, and prints a line after each round.
func writeForever(s Store) {
	for {
		for _, v := range wholeValues {
			if err := s.Set("shared", v); err != nil {
				os.Stdout.WriteString(err.Error() + "\n")
			}
		}
		os.Stdout.WriteString("written\n")
	}
}

// startWriter starts another process that writes; rounds reads its output.
func startWriter(t *testing.T, folder string) (rounds *bufio.Scanner, kill func()) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), writerFolder+"="+folder)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	return bufio.NewScanner(out), func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
}

func TestDirUnderWritersThatAreKilled(t *testing.T) {
	folder := t.TempDir()
	s := Dir(folder)
	for range 5 {
		a, killA := startWriter(t, folder)
		b, killB := startWriter(t, folder)
		for range 2 {
			require.True(t, a.Scan())
			require.Equal(t, "written", a.Text())
			require.True(t, b.Scan())
			require.Equal(t, "written", b.Text())
			requireWhole(t, s)
		}
		killA()
		requireWhole(t, s)
		killB()
		requireWhole(t, s)
	}
	require.NoError(t, s.Set("shared", "the last one"))
	requireHas(t, s, "shared", "the last one")
}

func requireWhole(t *testing.T, s Store) {
	got, ok, err := s.Get("shared")
	require.NoError(t, err)
	require.True(t, ok)
	for _, v := range wholeValues {
		if got == v {
			return
		}
	}
	t.Fatalf("torn: %d bytes", len(got))
}
