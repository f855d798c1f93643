// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// Server is a server of databases that runs beside the test, in a folder that belongs to its user.
type Server struct {
	t       testing.TB
	folder  string
	account *syscall.Credential // nil: the user of the test

	driver  string
	address func(database string) string
	admin   *sql.DB
	made    int

	launch  func() *bytes.Buffer // starts the server
	running *exec.Cmd
	kill    syscall.Signal // ends it and all that it started at once
}

// Database makes a database, and opens it.
func (s *Server) Database(t testing.TB) *sql.DB {
	t.Helper()
	s.made++
	name := fmt.Sprintf("test%d", s.made)
	execute(t, s.admin, "CREATE DATABASE "+name)
	return open(t, s.driver, s.address(name))
}

// newServer makes a folder for a server. Servers refuse to run as root: then they run as a user who
// has their name.
func newServer(t testing.TB, account string) *Server {
	t.Helper()
	folder, err := os.MkdirTemp("", "server")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	s := &Server{t: t, folder: folder}
	if os.Getuid() != 0 {
		return s
	}
	u, err := user.Lookup(account)
	if err != nil {
		t.Fatal(err)
	}
	uid, gid := numeral(t, u.Uid), numeral(t, u.Gid)
	s.account = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	if err := os.Chown(folder, uid, gid); err != nil {
		t.Fatal(err)
	}
	return s
}

func numeral(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func (s *Server) command(program string, args ...string) (*exec.Cmd, *bytes.Buffer) {
	cmd := exec.Command(program, args...)
	notes := new(bytes.Buffer)
	cmd.Dir, cmd.Stdout, cmd.Stderr = s.folder, notes, notes
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.account}
	return cmd, notes
}

// run runs a program to its end.
func (s *Server) run(program string, args ...string) {
	s.t.Helper()
	if cmd, notes := s.command(program, args...); cmd.Run() != nil {
		s.t.Fatalf("%s: %s", program, notes)
	}
}

// start starts the server, which the test ends, and which Start starts again.
func (s *Server) start(end syscall.Signal, program string, args ...string) *bytes.Buffer {
	s.t.Helper()
	s.launch = func() *bytes.Buffer {
		s.t.Helper()
		cmd, notes := s.command(program, args...)
		if err := cmd.Start(); err != nil {
			s.t.Fatal(err)
		}
		s.running = cmd
		return notes
	}
	s.t.Cleanup(func() { s.end(end) })
	return s.launch()
}

// end ends the server, if it runs, and waits for its end.
func (s *Server) end(by syscall.Signal) {
	if s.running == nil {
		return
	}
	s.running.Process.Signal(by)
	s.running.Wait()
	s.running = nil
}

// Kill ends the server at once, as a power failure does: connections break off.
func (s *Server) Kill() { s.end(s.kill) }

// Start starts the server again after Kill, and waits until it answers.
func (s *Server) Start() {
	s.t.Helper()
	s.answers(s.launch())
}

// answers waits until the server does.
func (s *Server) answers(notes *bytes.Buffer) {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for s.admin.PingContext(ctx) != nil {
		select {
		case <-again.C:
		case <-ctx.Done():
			s.t.Fatalf("the server does not answer: %s", notes)
		}
	}
}

// program finds a program by its name, or by patterns of files if it is not on the path.
func program(t testing.TB, name string, patterns ...string) string {
	t.Helper()
	if path, err := exec.LookPath(name); err == nil {
		return path
	}
	for _, pattern := range patterns {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return found[len(found)-1] // the newest version
		}
	}
	t.Fatalf("%s is not installed", name)
	return ""
}
