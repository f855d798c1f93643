// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package enginetest

import (
	"os/exec"
	"syscall"
)

// endWithParent makes the kernel send the signal by to a program when the test process ends without stopping it: at
// its time limit, or killed.
func endWithParent(cmd *exec.Cmd, by syscall.Signal) { cmd.SysProcAttr.Pdeathsig = by }
