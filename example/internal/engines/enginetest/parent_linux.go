// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package enginetest

import (
	"os/exec"
	"syscall"
)

// endWithParent makes the kernel send by to a program when the process of the test ends without ending it: at its
// time limit, or killed.
func endWithParent(cmd *exec.Cmd, by syscall.Signal) { cmd.SysProcAttr.Pdeathsig = by }
