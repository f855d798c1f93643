// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/io/semantic"
)

// Node describes the contents of a rectangle to assistive technology, by a label and optionally a
// phrase.
func (p *Painter) Node(r image.Rectangle, label, phrase string) {
	if r.Empty() || !p.Describes || label == "" && phrase == "" {
		return
	}
	defer Clip(p.Ops, r).Pop()
	if label != "" {
		NodeLabel(p.Ops, label)
	}
	if phrase != "" {
		NodeAbout(p.Ops, phrase)
	}
}

// FieldNode describes an editor, in the clip around it. Gio describes the editor itself, without a
// name.
func (p *Painter) FieldNode(name string) {
	if name != "" && p.Describes {
		NodeClass(p.Ops, semantic.Editor)
		NodeLabel(p.Ops, name)
	}
}
