// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"bytes"
	"unsafe"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
)

// styleCache is what the style of the last frame was resolved from. To resolve it takes a few
// microseconds, to compare it a tenth of one: most frames have the style of the one before.
type styleCache struct {
	from   Style
	metric unit.Metric
	locale system.Locale
	known  bool
}

// holds reports whether a style resolves to that of the last frame. It may report false for one
// that does.
func (c *styleCache) holds(s *Style, gtx layout.Context) bool {
	return c.known && c.metric == gtx.Metric && c.locale == gtx.Locale && bytes.Equal(memoryOf(&c.from), memoryOf(s))
}

// memoryOf is the memory of a style: texts and functions, which are not comparable, are the same
// where it is.
func memoryOf(s *Style) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(s)), unsafe.Sizeof(*s))
}
