// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"bytes"
	"os/exec"
	"sync"
	"syscall"
	"testing"
	"time"
)

// process is a program that runs during the test.
type process struct {
	cmd   *exec.Cmd
	ended chan struct{}
	notes notes
}

// start starts a program and records its standard error. The test ends it, whatever its outcome.
func start(t *testing.T, cmd *exec.Cmd) *process {
	t.Helper()
	p := &process{cmd: cmd, ended: make(chan struct{})}
	cmd.Stderr = &p.notes
	bindToParent(cmd)
	if err := cmd.Start(); err != nil {
		t.Fatalf("%s: %v", cmd.Path, err)
	}
	go func() {
		defer close(p.ended)
		cmd.Wait()
	}()
	t.Cleanup(p.stop)
	return p
}

// stop terminates the program and its group, kills them if they do not end in time, and waits for the program.
func (p *process) stop() {
	if p.over() {
		return
	}
	signal(p.cmd, syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-time.After(5 * time.Second):
		signal(p.cmd, syscall.SIGKILL)
		<-p.ended
	}
}

// over reports whether the program has ended.
func (p *process) over() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// notes records what a program writes, and may be read meanwhile.
type notes struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notes) Write(b []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(b)
}

func (n *notes) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}
