// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"bytes"
	"unsafe"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
)

// Last remembers what the style of the last frame was resolved from. To resolve it takes a few
// microseconds, to compare it a tenth of one: most frames have the style of the one before. The zero
// value remembers nothing.
type Last[S any] struct {
	from   S
	metric unit.Metric
	locale system.Locale
	known  bool
}

// Is reports whether a style resolves to that of the last frame. It may report false for one that
// does.
func (l *Last[S]) Is(s *S, gtx layout.Context) bool {
	return l.known && l.metric == gtx.Metric && l.locale == gtx.Locale && bytes.Equal(memoryOf(&l.from), memoryOf(s))
}

// Keep remembers a style.
func (l *Last[S]) Keep(s *S, gtx layout.Context) {
	*l = Last[S]{from: *s, metric: gtx.Metric, locale: gtx.Locale, known: true}
}

// memoryOf is the memory of a style: texts and functions, which are not comparable, are the same
// where it is.
func memoryOf[S any](s *S) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(s)), unsafe.Sizeof(*s))
}
