// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"fmt"
	"image"
	"strings"

	"gioui.org/f32"
	"gioui.org/io/input"
	"gioui.org/io/semantic"
)

// Node is an element on the screen as a screen reader gets it: a clip area with a semantic operation, or a tag that
// handles presses or scrolls.
type Node struct {
	ID          input.SemanticID // stable while the content is the same
	Label       string
	Description string
	Class       semantic.ClassOp
	Selected    bool
	Disabled    bool
	Clickable   bool // handles presses
	Scrollable  bool // handles scrolls
	// Bounds is the whole area in pixels of the window, including clipped parts.
	Bounds image.Rectangle
	// Visible is the part of Bounds inside the window and all parent nodes. It is empty if no part is visible.
	Visible image.Rectangle
	// Depth is the number of parents. It is 0 for the root, which is the window.
	Depth int
	// Children lists the direct children in drawing order.
	Children []Node
}

// Center returns the centre of Visible, or of Bounds if Visible is empty. The result can be passed on:
// h.Click(n.Center()).
func (n Node) Center() (x, y float32) {
	r := n.Visible
	if r.Empty() {
		r = n.Bounds
	}
	return float32(r.Min.X+r.Max.X) / 2, float32(r.Min.Y+r.Max.Y) / 2
}

// String describes the node in one line, as Dump does.
func (n Node) String() string {
	var b strings.Builder
	n.write(&b)
	return b.String()
}

// Root returns the tree of the last frame. The root represents the window.
func (h *Harness) Root() Node {
	h.start()
	tree := h.router.AppendSemantics(nil)
	return newNode(tree[0], image.Rectangle{Max: h.Size}, 0)
}

func newNode(s input.SemanticNode, clip image.Rectangle, depth int) Node {
	d := s.Desc
	n := Node{
		ID:          s.ID,
		Label:       d.Label,
		Description: d.Description,
		Class:       d.Class,
		Selected:    d.Selected,
		Disabled:    d.Disabled,
		Clickable:   d.Gestures&input.ClickGesture != 0,
		Scrollable:  d.Gestures&input.ScrollGesture != 0,
		Bounds:      d.Bounds,
		Visible:     d.Bounds.Intersect(clip),
		Depth:       depth,
	}
	if depth == 0 { // Gio gives the root an infinite area
		n.Bounds, n.Visible = clip, clip
	}
	for _, c := range s.Children {
		n.Children = append(n.Children, newNode(c, n.Visible, depth+1))
	}
	return n
}

// Nodes returns all nodes of the last frame in drawing order, parents before their children. The first is the root.
func (h *Harness) Nodes() []Node {
	return h.Root().appendTo(nil)
}

func (n Node) appendTo(nodes []Node) []Node {
	nodes = append(nodes, n)
	for _, c := range n.Children {
		nodes = c.appendTo(nodes)
	}
	return nodes
}

// Find returns the first node with the given label. If there is none, it returns the first node whose label contains
// label. It returns false if there is no such node, or if label is empty.
func (h *Harness) Find(label string) (Node, bool) {
	found := h.FindAll(label)
	for _, n := range found {
		if n.Label == label {
			return n, true
		}
	}
	if len(found) == 0 {
		return Node{}, false
	}
	return found[0], true
}

// FindAll returns all nodes whose label contains label, in the order of Nodes. It returns none if label is empty.
func (h *Harness) FindAll(label string) []Node {
	if label == "" {
		return nil
	}
	var found []Node
	for _, n := range h.Nodes() {
		if strings.Contains(n.Label, label) {
			found = append(found, n)
		}
	}
	return found
}

// FindDescription returns the first node with the given description. If there is none, it returns the first node
// whose description contains description. It returns false if there is no such node, or if description is empty.
// Check boxes, headers, and buttons without a text have only a description.
func (h *Harness) FindDescription(description string) (Node, bool) {
	if description == "" {
		return Node{}, false
	}
	var first Node
	found := false
	for _, n := range h.Nodes() {
		switch {
		case n.Description == description:
			return n, true
		case !found && strings.Contains(n.Description, description):
			first, found = n, true
		}
	}
	return first, found
}

// At returns the topmost node at (x, y). It returns false if only the window is there.
func (h *Harness) At(x, y float32) (Node, bool) {
	nodes := h.Nodes()
	id, ok := h.router.SemanticAt(f32.Pt(x, y))
	if !ok || id == nodes[0].ID {
		return Node{}, false
	}
	for _, n := range nodes {
		if n.ID == id {
			return n, true
		}
	}
	return Node{}, false
}

// Dump returns the tree as text, with one line per node, indented by two spaces per level. Use it for golden files
// and examples:
//
//	window 0,0 200x100
//	  button "Save" 10,10 60x24 clickable
//	    "Save" 16,14 48x16
//
// A line contains the class, the label, the description in parentheses, the position, the size, and the flags that
// are set: selected, disabled, clickable, scrollable and hidden (no part is visible). Nodes without a class, label or
// description are areas of input tags.
func (h *Harness) Dump() string {
	var b strings.Builder
	h.Root().dump(&b)
	return b.String()
}

func (n Node) dump(b *strings.Builder) {
	for range n.Depth {
		b.WriteString("  ")
	}
	n.write(b)
	b.WriteByte('\n')
	for _, c := range n.Children {
		c.dump(b)
	}
}

func (n Node) write(b *strings.Builder) {
	if n.Depth == 0 {
		b.WriteString("window ")
	} else if n.Class != semantic.Unknown {
		b.WriteString(className(n.Class) + " ")
	}
	if n.Label != "" {
		fmt.Fprintf(b, "%q ", n.Label)
	}
	if n.Description != "" {
		fmt.Fprintf(b, "(%q) ", n.Description)
	}
	r := n.Bounds
	fmt.Fprintf(b, "%d,%d %dx%d", r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	n.writeFlags(b)
}

func (n Node) writeFlags(b *strings.Builder) {
	for _, f := range [...]struct {
		set  bool
		name string
	}{
		{n.Selected, " selected"},
		{n.Disabled, " disabled"},
		{n.Clickable, " clickable"},
		{n.Scrollable, " scrollable"},
		{n.Visible.Empty(), " hidden"},
	} {
		if f.set {
			b.WriteString(f.name)
		}
	}
}

func className(c semantic.ClassOp) string {
	switch c {
	case semantic.Button:
		return "button"
	case semantic.CheckBox:
		return "checkbox"
	case semantic.Editor:
		return "editor"
	case semantic.RadioButton:
		return "radiobutton"
	case semantic.Switch:
		return "switch"
	}
	return fmt.Sprintf("class%d", int(c))
}
