// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package measure

import (
	"syscall"
	"time"
)

// now is the CPU time this process has used, its garbage collector's included. Unlike the time
// on the wall it does not grow while another program has the CPU.
func now() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return time.Since(started)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
