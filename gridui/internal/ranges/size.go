// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "fmt"

// Size is a number of rows and a number of columns.
type Size struct{ Rows, Cols int }

// String returns rows×columns.
func (s Size) String() string { return fmt.Sprintf("%d×%d", s.Rows, s.Cols) }
