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

// Server is a database server in a folder that its user owns. Clients connect through a socket in that folder.
type Server struct {
	folder  string
	account *syscall.Credential // nil: the user of the test

	driver  string
	address func(database string) string
	admin   *sql.DB
	made    int

	program []string // the command that runs the server
	end     syscall.Signal
	kill    syscall.Signal // ends it at once, with all processes that it started
	running *exec.Cmd
}

// started holds the servers of this process by the names of their accounts. Tests that use servers run one after
// another.
var started = map[string]*Server{}

// EndServers ends all servers of this process and removes their folders. TestMain calls it after the tests.
func EndServers() {
	for account, s := range started {
		s.remove()
		delete(started, account)
	}
}

func (s *Server) remove() {
	if s.admin != nil {
		s.admin.Close()
	}
	s.signal(s.end)
	os.RemoveAll(s.folder)
}

// shared returns the server of an account, and starts it on first use. After a failed start, the next call tries
// again in a new folder.
func shared(t testing.TB, account string, start func(testing.TB, *Server)) *Server {
	t.Helper()
	s := started[account]
	if s != nil && s.running != nil {
		return s
	}
	if s != nil {
		s.remove()
	}
	s = newServer(t, account)
	started[account] = s
	start(t, s)
	return s
}

// Database creates a database and opens it.
func (s *Server) Database(t testing.TB) *sql.DB {
	t.Helper()
	return open(t, s.driver, s.address(s.newDatabase(t)))
}

// dropTime limits the time that the end of a test waits for the server to drop a database.
const dropTime = 10 * time.Second

// newDatabase creates a database and returns its name. It is dropped when the test ends, since the catalogue of
// MariaDB lists the tables of all databases.
func (s *Server) newDatabase(t testing.TB) string {
	t.Helper()
	s.made++
	name := fmt.Sprintf("test%d", s.made)
	execute(t, s.admin, "CREATE DATABASE "+name)
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), dropTime)
		defer cancel()
		_, _ = s.admin.ExecContext(ctx, "DROP DATABASE "+name) // a killed server still has it
	})
	return name
}

// newServer creates a folder for a server. Servers refuse to run as root; for root, they run as a user with their
// name.
func newServer(t testing.TB, account string) *Server {
	t.Helper()
	folder, err := os.MkdirTemp("", "server")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{folder: folder}
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
func (s *Server) run(t testing.TB, program string, args ...string) {
	t.Helper()
	if cmd, notes := s.command(program, args...); cmd.Run() != nil {
		t.Fatalf("%s: %s", program, notes)
	}
}

// Start starts the server, again after Kill, and waits until it responds.
func (s *Server) Start(t testing.TB) {
	t.Helper()
	cmd, notes := s.command(s.program[0], s.program[1:]...)
	endWithParent(cmd, s.kill)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	s.running = cmd
	if s.admin == nil {
		var err error
		if s.admin, err = sql.Open(s.driver, s.address("")); err != nil {
			t.Fatal(err)
		}
	}
	s.answers(t, notes)
}

// signal sends a signal to the server, if it runs, and waits for its end.
func (s *Server) signal(by syscall.Signal) {
	if s.running == nil {
		return
	}
	s.running.Process.Signal(by)
	s.running.Wait()
	s.running = nil
}

// Kill ends the server at once, as a power failure does: connections break. The test starts it again.
func (s *Server) Kill() { s.signal(s.kill) }

// answers waits until the server responds.
func (s *Server) answers(t testing.TB, notes *bytes.Buffer) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for s.admin.PingContext(ctx) != nil {
		select {
		case <-again.C:
		case <-ctx.Done():
			s.Kill() // nothing writes to notes after this
			t.Fatalf("the server does not answer: %s", notes)
		}
	}
}

// program returns the path of a program by its name, or by file patterns if it is not on the path.
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
