// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

// InOneFrame sends the events of script before the next frame, as they arrive while a frame takes long, and then
// settles. Meanwhile a window gets no state from the widget: it places text where the caret would be if only the text
// before had moved it.
//
//	h.InOneFrame(func() {
//		h.TypeKeys("x")
//		h.Keys("Tab")
//	})
//
// A nested call of InOneFrame is part of the outer call.
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
