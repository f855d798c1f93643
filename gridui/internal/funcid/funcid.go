// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package funcid tells functions apart, which Go does not compare.
package funcid

import "unsafe"

// Of is what a function points to, nil for a nil one: closures of the same code have
// different ones. Who keeps it keeps the closure.
func Of[F any](f F) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&f)) }
