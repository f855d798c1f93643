// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix && !linux

package enginetest

import (
	"os/exec"
	"syscall"
)

func endWithParent(*exec.Cmd, syscall.Signal) {}
