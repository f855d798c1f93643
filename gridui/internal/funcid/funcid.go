// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package funcid identifies functions, which Go cannot compare.
package funcid

import "unsafe"

// Of returns a pointer that identifies a function, nil for a nil function. Closures of the same
// code have different pointers. Keeping the pointer keeps the closure alive.
func Of[F any](f F) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&f)) }
