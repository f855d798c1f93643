// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/spoken"
)

// readWindow is a program in a window, observed through its semantics. Every wait is for a text.
type readWindow struct {
	*window
	ctx context.Context
	// name is the name of the program.
	name string
}

// nodes returns the visible nodes.
func (v *readWindow) nodes() (nodes []spoken.Node, err error) {
	if v.program.over() {
		return nil, fmt.Errorf("%s has ended: %s", v.name, &v.program.notes)
	}
	b, err := os.ReadFile(v.readout)
	if err != nil {
		return nil, err
	}
	return nodes, json.Unmarshal(b, &nodes)
}

// is waits until find accepts a visible node, and returns it.
func (v *readWindow) is(what string, find func(spoken.Node) bool) (found spoken.Node) {
	v.t.Helper()
	defer func() {
		if v.t.Failed() {
			v.shot("failed")
		}
	}()
	eventually(v.ctx, v.t, what, func() error {
		nodes, err := v.nodes()
		if err != nil {
			return err
		}
		at := slices.IndexFunc(nodes, find)
		if at < 0 {
			return errors.New("it shows\n" + said(nodes))
		}
		found = nodes[at]
		return nil
	})
	return found
}

// said returns the visible nodes as lines, for an error message.
func said(nodes []spoken.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		fmt.Fprintf(&b, "%v %q %q\n", n.Visible, n.Label, n.Description)
	}
	return b.String()
}

// shows waits until a label contains a text.
func (v *readWindow) shows(text string) {
	v.t.Helper()
	v.is(text, func(n spoken.Node) bool { return strings.Contains(n.Label, text) })
}

// hides waits until no label contains a text.
func (v *readWindow) hides(text string) {
	v.t.Helper()
	eventually(v.ctx, v.t, "no "+text, func() error {
		nodes, err := v.nodes()
		if err == nil && slices.ContainsFunc(nodes, func(n spoken.Node) bool { return strings.Contains(n.Label, text) }) {
			err = errors.New("it shows\n" + said(nodes))
		}
		return err
	})
}

// push waits for a button, or any other node, with exactly a label, and clicks it.
func (v *readWindow) push(label string) {
	v.t.Helper()
	v.hit(v.is(label, func(n spoken.Node) bool { return n.Label == label }))
}

// pushLast clicks the last drawn node with a label, as in a list over the window.
func (v *readWindow) pushLast(label string) {
	v.t.Helper()
	var last spoken.Node
	v.is(label, func(n spoken.Node) bool {
		return n.Label == label
	})
	nodes, err := v.nodes()
	require.NoError(v.t, err)
	for _, n := range nodes {
		if n.Label == label {
			last = n
		}
	}
	v.hit(last)
}

// hit clicks the middle of the visible part of a node.
func (v *readWindow) hit(n spoken.Node) {
	v.t.Helper()
	require.NoError(v.t, v.click(middle(n.Visible)))
}

// header waits for the header of a column.
func (v *readWindow) header(column string) spoken.Node {
	v.t.Helper()
	return v.is("header "+column, func(n spoken.Node) bool {
		return n.Label == column && strings.HasPrefix(n.Description, column+", column header")
	})
}

// keys presses keys one after another.
func (v *readWindow) keys(keys ...string) {
	v.t.Helper()
	for _, k := range keys {
		require.NoError(v.t, v.press(k))
	}
}

// settled returns a picture of the window when it stops changing: the semantics are written before the frame is
// drawn.
func (v *readWindow) settled() (now *image.NRGBA) {
	v.t.Helper()
	all := image.Rectangle{Max: windowSize}
	for last := now; ; last = now {
		var err error
		now, err = v.picture()
		require.NoError(v.t, err)
		if last != nil && alike(now, last, all, 0) == nil || v.ctx.Err() != nil {
			return now
		}
	}
}

// shot saves a picture of the window if the environment requests pictures.
func (v *readWindow) shot(name string) {
	v.t.Helper()
	folder := os.Getenv("GIOGRID_E2E_PICTURES")
	if folder == "" {
		return
	}
	shown := v.settled()
	f, err := os.Create(filepath.Join(folder, strings.ReplaceAll(v.t.Name(), "/", "-")+"-"+name+".png"))
	require.NoError(v.t, err)
	defer f.Close()
	require.NoError(v.t, png.Encode(f, shown))
}
