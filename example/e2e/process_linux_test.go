// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"os/exec"
	"syscall"
)

// bindToParent lets a program end with the test even where the test is killed.
func bindToParent(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
}
