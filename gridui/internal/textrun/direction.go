// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/io/system"
	"gioui.org/text"

	"github.com/giogrid/giogrid/gridui/internal/bidi"
)

// paramsOf returns the parameters to shape a text with. Text without Arabic, Hebrew or the like goes from left to right
// even in an Arabic window: otherwise −5 would be drawn as 5−, and (555) 010-0042 as 010-0042 (555).
func (f *face) paramsOf(s string) text.Parameters {
	p := f.params
	if p.Locale.Direction == system.RTL && !bidi.Leftward(s) {
		p.Locale.Direction = system.LTR
	}
	return p
}
