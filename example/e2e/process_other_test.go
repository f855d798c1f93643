// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && !linux

package e2e

import (
	"os/exec"
	"syscall"
)

func bindToParent(*exec.Cmd) {}

// signal sends a signal to a program.
func signal(cmd *exec.Cmd, s syscall.Signal) { cmd.Process.Signal(s) }
