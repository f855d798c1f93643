// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/giogrid/giogrid/example/internal/pages"
)

// window is the gallery in a window that fills a virtual screen, so that their points are the same.
type window struct {
	t       *testing.T
	ctx     context.Context
	screen  string
	program *process
	readout string
	// home is the folder for the program's stored data.
	home string
	// environment lists additional environment variables for the programs of the window.
	environment []string

	gallery, xdotool, imports, xclip string
}

func newWindow(ctx context.Context, t *testing.T) *window {
	t.Helper()
	return &window{
		t: t, ctx: ctx, screen: newScreen(ctx, t), home: t.TempDir(),
		gallery: made(t, gallery), xdotool: tool(t, "xdotool"), imports: tool(t, "import"),
		xclip: tool(t, "xclip"),
	}
}

func (w *window) open(o opening) error {
	if w.program != nil {
		w.program.stop()
	}
	w.readout = filepath.Join(w.t.TempDir(), "state.json")
	w.program = start(w.t, w.command(w.gallery, "-readout", w.readout, "-page", o.page,
		"-theme", o.scheme.String(), "-lang", o.lang.String(),
		"-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y)))
	return nil
}

// command returns a command with the virtual screen as its display.
func (w *window) command(name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(w.ctx, name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+w.screen, "LIBGL_ALWAYS_SOFTWARE=1", "HOME="+w.home, "XDG_CONFIG_HOME="+w.home)
	cmd.Env = append(cmd.Env, w.environment...)
	return cmd
}

func (w *window) state() (s pages.State, err error) {
	if w.program.over() {
		return s, fmt.Errorf("the gallery has ended: %s", &w.program.notes)
	}
	b, err := os.ReadFile(w.readout)
	if err != nil {
		return s, err
	}
	return s, json.Unmarshal(b, &s)
}

func (w *window) picture() (*image.NRGBA, error) {
	cmd := w.command(w.imports, "-window", "root", "png:-")
	b, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%v: %w", cmd, err)
	}
	return decode(b)
}

// do runs xdotool with a chain of commands.
func (w *window) do(chain ...string) error {
	cmd := w.command(w.xdotool, chain...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w: %s", cmd, err, out)
	}
	return nil
}

// to returns the xdotool command that moves the pointer to a point.
func to(p image.Point) []string { return []string{"mousemove", strconv.Itoa(p.X), strconv.Itoa(p.Y)} }

func (w *window) move(p image.Point) error   { return w.do(to(p)...) }
func (w *window) click(at image.Point) error { return w.do(append(to(at), "click", "1")...) }

func (w *window) doubleClick(at image.Point) error {
	return w.do(append(to(at), "click", "--repeat", "2", "--delay", "50", "1")...)
}

// clipboardTime limits a read of the clipboard: xclip waits forever if the owner has gone meanwhile.
const clipboardTime = 5 * time.Second

// clipboard returns the clipboard as any other program reads it.
func (w *window) clipboard() (string, error) {
	bounded := *w
	var end context.CancelFunc
	bounded.ctx, end = context.WithTimeout(w.ctx, clipboardTime)
	defer end()
	cmd := bounded.command(w.xclip, "-selection", "clipboard", "-out")
	text, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%v: %w", cmd, err)
	}
	return string(text), nil
}

func (w *window) wheel(at image.Point, notches int) error {
	button := "5" // X11 has a button for each way that a wheel turns
	if notches < 0 {
		button, notches = "4", -notches
	}
	return w.do(append(to(at), "click", "--repeat", strconv.Itoa(notches), "--delay", "5", button)...)
}

func (w *window) hold(from, till image.Point, key string) error {
	// A user takes several frames for it.
	rest := []string{"sleep", "0.1"}
	chain := slices.Concat(to(from), []string{"mousedown", "1"}, rest, to(from.Add(till).Div(2)), rest, to(till), rest)
	if key != "" {
		chain = append([]string{"keydown", strings.ToLower(key)}, chain...)
	}
	return w.do(chain...)
}

func (w *window) release(_ image.Point, key string) error {
	chain := []string{"mouseup", "1"}
	if key != "" {
		chain = append(chain, "keyup", strings.ToLower(key))
	}
	return w.do(chain...)
}

// keysyms maps gridtest's key names to those of X11 that differ.
var keysyms = map[string]string{"PageUp": "Prior", "PageDown": "Next", "Enter": "Return"}

func (w *window) press(key string) error {
	parts := strings.Split(key, "+")
	last := &parts[len(parts)-1]
	if sym, ok := keysyms[*last]; ok {
		*last = sym
	}
	if len(*last) == 1 {
		*last = strings.ToLower(*last) // a capital letter would be one with Shift
	}
	for i := range parts[:len(parts)-1] {
		parts[i] = strings.ToLower(parts[i])
	}
	return w.do("key", strings.Join(parts, "+"))
}

func (w *window) write(text string) error { return w.do("type", text) }

// notch returns Gio's 20 pixels on X11 times four, the gallery's factor.
func (w *window) notch() int { return 80 }
