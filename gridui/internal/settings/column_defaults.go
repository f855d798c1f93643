// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"maps"

	"github.com/giogrid/giogrid/gridui/option"
)

// SameColumnDefaults reports whether two values set the same options.
func SameColumnDefaults(a, b *option.ColumnDefaults) bool {
	return a.All == b.All && a.Text == b.Text && a.Number == b.Number && a.Time == b.Time && a.Bool == b.Bool &&
		maps.Equal(a.Types, b.Types)
}
