// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"bytes"
	"unsafe"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
)

// Last remembers the inputs from which the style of the last frame was resolved. Resolving takes
// some microseconds and comparing a tenth of one, and most frames have the style of the previous
// one. The zero value remembers nothing.
type Last[S any] struct {
	from           S
	metric, window unit.Metric
	locale         system.Locale
	known          bool
}

// Is reports whether a style resolves to that of the last frame. It may return false for a style
// that does. window is the metric of the window.
func (l *Last[S]) Is(s *S, gtx layout.Context, window unit.Metric) bool {
	return l.known && l.metric == gtx.Metric && l.window == window && l.locale == gtx.Locale && bytes.Equal(memoryOf(&l.from), memoryOf(s))
}

// Keep remembers a style, with the metric of the window.
func (l *Last[S]) Keep(s *S, gtx layout.Context, window unit.Metric) {
	*l = Last[S]{from: *s, metric: gtx.Metric, window: window, locale: gtx.Locale, known: true}
}

// memoryOf returns the memory of a style. It serves to compare texts and functions, which are not
// comparable: equal memory means equal values.
func memoryOf[S any](s *S) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(s)), unsafe.Sizeof(*s))
}
