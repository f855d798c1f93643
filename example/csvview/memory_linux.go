// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// cgroupLimits lists the files with the memory limit of a container, for cgroup versions 2 and 1.
var cgroupLimits = []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}

// systemMemory returns the size of the memory in bytes, at most the limit of the container, 0 if it is unknown.
func systemMemory() int64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	n := int64(info.Totalram) * int64(info.Unit)
	for _, path := range cgroupLimits {
		text, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		// "max" is no limit.
		if limit, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil && limit > 0 {
			n = min(n, limit)
		}
	}
	return n
}
