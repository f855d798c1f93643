// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"io"
	"net"
	"net/http"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// start runs the program on a site and returns the address that it prints, and a function that stops it.
func start(t *testing.T, notes io.Writer, args ...string) (url string, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	read, out := io.Pipe()
	done := make(chan error, 1)
	go func() {
		done <- run(ctx, args, out, notes)
		out.Close()
	}()
	line, err := bufio.NewReader(read).ReadString('\n')
	require.NoError(t, err, "it prints an address")
	url = regexp.MustCompile(`http://\S+`).FindString(line)
	require.NotEmpty(t, url, line)
	return url, func() error { cancel(); return <-done }
}

func TestServesUntilStopped(t *testing.T) {
	dir := write(t, map[string]string{"index.html": "page"})
	url, stop := start(t, io.Discard, "-addr", "127.0.0.1:0", dir)
	r, err := http.Get(url)
	require.NoError(t, err)
	assert.Equal(t, "page", body(t, r))
	r.Body.Close()

	require.NoError(t, stop())
	_, err = http.Get(url)
	assert.Error(t, err, "nobody answers after the stop")
}

func TestTakenPortFallsBackToAFreeOne(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer taken.Close()
	var notes bytes.Buffer
	dir := write(t, map[string]string{"index.html": "page"})
	url, stop := start(t, &notes, "-addr", taken.Addr().String(), dir)
	assert.NotEqual(t, address(taken.Addr()), url)
	assert.Contains(t, url, "http://127.0.0.1:")
	require.NoError(t, stop())
	assert.Contains(t, notes.String(), "free port")
}

func TestBadArguments(t *testing.T) {
	dir := write(t, map[string]string{"index.html": "page"})
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "want one folder"},
		{[]string{dir, dir}, "want one folder"},
		{[]string{"-addr", "nonsense", dir}, "-addr"},
		{[]string{"-addr", "192.0.2.1:0", dir}, "192.0.2.1"},
		{[]string{"-nope", dir}, "-nope"},
		{[]string{dir + "/none"}, "none"},
	} {
		err := run(t.Context(), c.args, io.Discard, io.Discard)
		assert.ErrorContains(t, err, c.want, "%v", c.args)
	}
	assert.ErrorIs(t, run(t.Context(), []string{"-h"}, io.Discard, io.Discard), flag.ErrHelp)
}

func TestAddress(t *testing.T) {
	for _, c := range []struct {
		ip   string
		want string
	}{
		{"127.0.0.1", "http://127.0.0.1:80/"},
		{"::1", "http://[::1]:80/"},
		{"0.0.0.0", "http://localhost:80/"},
		{"::", "http://localhost:80/"},
	} {
		assert.Equal(t, c.want, address(&net.TCPAddr{IP: net.ParseIP(c.ip), Port: 80}))
	}
	assert.Equal(t, "http://pipe/", address(&net.UnixAddr{Name: "pipe"}))
}
