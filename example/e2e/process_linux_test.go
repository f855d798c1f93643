// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"os/exec"
	"syscall"
)

// bindToParent makes a program end with the test even if the test is killed. The programs that it starts are in a
// process group with it.
func bindToParent(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
}

// signal sends a signal to a program and its group.
func signal(cmd *exec.Cmd, s syscall.Signal) { syscall.Kill(-cmd.Process.Pid, s) }
