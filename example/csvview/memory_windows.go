// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"syscall"
	"unsafe"
)

// memoryStatus is MEMORYSTATUSEX.
type memoryStatus struct {
	length, load               uint32
	total, free                uint64
	totalPage, freePage        uint64
	totalVirtual, freeVirtual  uint64
	freeExtendedVirtualAddress uint64
}

// systemMemory returns the size of the memory in bytes, 0 if it is unknown.
func systemMemory() int64 {
	status := memoryStatus{length: uint32(unsafe.Sizeof(memoryStatus{}))}
	call := syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if ok, _, _ := call.Call(uintptr(unsafe.Pointer(&status))); ok == 0 {
		return 0
	}
	return int64(status.total)
}
