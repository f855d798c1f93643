// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"reflect"
	"unsafe"

	"gioui.org/unit"
)

// HeightsKey identifies a map of row heights. Another map, or another number of entries, has
// another key.
type HeightsKey struct {
	at unsafe.Pointer
	n  int
}

// HeightsKeyOf returns the key of a map.
func HeightsKeyOf(heights map[string]unit.Dp) HeightsKey {
	return HeightsKey{reflect.ValueOf(heights).UnsafePointer(), len(heights)}
}
