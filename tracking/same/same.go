// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package same (v0: shared by the packages of this module, not promised to stay) compares values of rows deeply.
package same

import "github.com/giogrid/giogrid/tracking/internal/equality"

// Values reports whether two values look the same, which is the test for changes: they have the same type
// and are deeply equal, through pointers, slices, maps and interfaces. NaN equals NaN. Times are
// equal if they are the same instant in zones of the same offset, whatever the names of the zones. Functions
// are equal if their code is. A nil slice, map or pointer differs from an empty one, and from nil itself.
func Values(a, b any) bool { return equality.Same(a, b) }
