// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import "gioui.org/io/key"

// slowFrame is what a window knows of the focused text while no frame tells it better:
// what it has sent itself.
type slowFrame struct {
	on                 bool
	selection, snippet key.Range
}

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
	if h.slow.on {
		script()
		return
	}
	h.start()
	s := h.router.EditorState()
	h.slow = slowFrame{on: true, selection: ordered(s.Selection.Range), snippet: s.Snippet.Range}
	script()
	h.slow = slowFrame{}
	h.settleIfWanted()
}

// selected is the selection of the focused text as the window knows it.
func (h *Harness) selected() key.Range {
	if h.slow.on {
		return h.slow.selection
	}
	return h.router.EditorState().Selection.Range
}

// snippet is the part of the focused text that the window knows.
func (h *Harness) snippet() key.Range {
	if h.slow.on {
		return h.slow.snippet
	}
	return h.router.EditorState().Snippet.Range
}

// replaced notes a text that the window has sent, with the caret behind it.
func (h *Harness) replaced(snippet key.Range, caret int) {
	if h.slow.on {
		h.slow.selection, h.slow.snippet = key.Range{Start: caret, End: caret}, snippet
	}
}
