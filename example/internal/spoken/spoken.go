// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spoken

import (
	"bytes"
	"encoding/json"
	"image"

	"gioui.org/io/input"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/storage"
)

// Node is a widget with a label or a description.
type Node struct {
	Label       string `json:"label,omitempty"`
	Description string `json:"description,omitempty"`
	// Visible is the visible part of it, in pixels of the window.
	Visible image.Rectangle `json:"visible"`
}

// File writes nodes to a file in JSON, parents before their children. The zero value writes none.
type File struct {
	// Path is the path of the file.
	Path string
	// Err is the reason why the file could not be written.
	Err error

	router input.Router
	last   []byte
}

// Layout draws a widget, and writes its nodes if they changed. Grids have a node for each cell.
func (f *File) Layout(gtx layout.Context, w layout.Widget) layout.Dimensions {
	if f.Path == "" {
		return w(gtx)
	}
	gtx.Values = map[string]any{gridtest.SemanticsKey: "cells"}
	d := w(gtx)
	f.router.Frame(gtx.Ops) // reads them, as the window does
	if err := f.write(Nodes(&f.router, gtx.Constraints.Max)); err != nil {
		f.Err = err
	}
	return d
}

// Nodes returns the visible nodes of a router's last frame, in a window of a size in pixels.
func Nodes(r *input.Router, size image.Point) (nodes []Node) {
	for _, n := range r.AppendSemantics(nil)[:1] {
		nodes = visible(nodes, n, image.Rectangle{Max: size}, true)
	}
	return nodes
}

// visible appends the visible parts of a node and its children within clip. Gio gives the root an endless area.
func visible(nodes []Node, n input.SemanticNode, clip image.Rectangle, root bool) []Node {
	if !root {
		clip = clip.Intersect(n.Desc.Bounds)
	}
	if clip.Empty() {
		return nodes
	}
	if n.Desc.Label != "" || n.Desc.Description != "" {
		nodes = append(nodes, Node{n.Desc.Label, n.Desc.Description, clip})
	}
	for _, c := range n.Children {
		nodes = visible(nodes, c, clip, false)
	}
	return nodes
}

// write replaces the whole file, so that readers never see a part.
func (f *File) write(nodes []Node) error {
	text, err := json.Marshal(nodes)
	if err != nil || bytes.Equal(text, f.last) {
		return err
	}
	f.last = text
	return storage.ReplaceFile(f.Path, text, 0o600)
}
