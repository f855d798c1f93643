// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

// InOneFrame sends the events of what script does before the next frame, as they come
// where a frame takes long, and then settles. A window asks the widget nothing in between:
// text goes where the caret would be if the text before it were all that moved it.
//
//	h.InOneFrame(func() {
//		h.TypeKeys("x")
//		h.Keys("Tab")
//	})
//
// Calls of InOneFrame inside one are part of it.
func (h *Harness) InOneFrame(script func()) {
	if h.text.slow {
		script()
		return
	}
	h.start()
	h.text.hold()
	script()
	h.text.slow = false
	h.settleIfWanted()
}
