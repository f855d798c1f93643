// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import (
	"syscall"
	"unsafe"
)

// maxLocaleName is LOCALE_NAME_MAX_LENGTH, in UTF-16 units with the final NUL.
const maxLocaleName = 85

// platform returns the locale of the user's account, such as "ko-KR".
func platform() string {
	get := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if get.Find() != nil {
		return "" // Windows before Vista
	}
	var name [maxLocaleName]uint16
	if n, _, _ := get.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))); n == 0 {
		return ""
	}
	return syscall.UTF16ToString(name[:])
}
