// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/giogrid/giogrid/example/internal/chromium"
	"github.com/giogrid/giogrid/example/internal/pages"
)

// browser is the gallery in headless Chromium, in a page of the size of a window.
type browser struct {
	ctx  context.Context
	site string

	console console
}

func newBrowser(ctx context.Context, t *testing.T) *browser {
	t.Helper()
	b := &browser{site: newSite(ctx, t)}
	// Chromium's files outside its profile are removed with the programs.
	options := append(chromium.Options(tool(t, chromium.Names...)), chromedp.Env("HOME="+programs, "TMPDIR="+programs))
	ctx, end := chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(end)
	b.ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	if err := b.do(chromedp.EmulateViewport(int64(windowSize.X), int64(windowSize.Y))); err != nil {
		t.Fatal(err)
	}
	if err := b.prepare(); err != nil {
		t.Fatal(err)
	}
	go b.console.listen(chromedp.Console(b.ctx))
	return b
}

func (b *browser) do(actions ...chromedp.Action[chromedp.Void]) error {
	return chromedp.Do(b.ctx, actions...)
}

// open reloads the page. The language is set by the browser's setting, as for users.
func (b *browser) open(o opening) error {
	query := url.Values{"page": {o.page}, "theme": {o.scheme.String()}}
	return b.do(
		chromedp.Navigate("about:blank"), // the same address might not reload
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			agent, err := chromedp.Evaluate[string]("navigator.userAgent")(ctx, t)
			if err != nil {
				return err
			}
			_, err = cdp.Call(ctx, t, emulation.SetUserAgentOverride,
				emulation.SetUserAgentOverrideParams{UserAgent: agent, AcceptLanguage: o.lang.String()})
			return err
		}),
		chromedp.Navigate(b.site+"?"+query.Encode()),
	)
}

// state reads the global property that the gallery sets, after the cover over the loading page is gone.
func (b *browser) state() (s pages.State, err error) {
	const read = `document.querySelector("#cover")?.className !== "gone" ?
		"!" + document.querySelector("#state")?.textContent : globalThis.giogrid ?? "!no state"`
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](read))
	if err != nil {
		return s, err
	}
	if why, not := strings.CutPrefix(text, "!"); not {
		return s, errors.New("the page does not show the gallery: " + why)
	}
	return s, json.Unmarshal([]byte(text), &s)
}

func (b *browser) picture() (*image.NRGBA, error) {
	text, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	return decode(text)
}

// mouse returns a mouse event at a point.
func mouse(kind input.DispatchMouseEventType, at image.Point, options ...chromedp.MouseOption) chromedp.Action[chromedp.Void] {
	return chromedp.MouseEvent(kind, float64(at.X), float64(at.Y), options...)
}

// held are the options of an event while the left button is down, or goes up or down.
var held = []chromedp.MouseOption{
	chromedp.ButtonLeft, chromedp.ClickCount(1), func(p *input.DispatchMouseEventParams) { p.Buttons = 1 },
}

func (b *browser) move(to image.Point) error { return b.do(mouse(chromedp.MouseMoved, to)) }

func (b *browser) click(at image.Point) error {
	return b.do(
		mouse(chromedp.MouseMoved, at),
		mouse(chromedp.MousePressed, at, held...),
		mouse(chromedp.MouseReleased, at, chromedp.ButtonLeft, chromedp.ClickCount(1)),
	)
}

func (b *browser) doubleClick(at image.Point) error {
	again := append(slices.Clone(held), chromedp.ClickCount(2))
	return b.do(
		mouse(chromedp.MouseMoved, at),
		mouse(chromedp.MousePressed, at, held...),
		mouse(chromedp.MouseReleased, at, chromedp.ButtonLeft, chromedp.ClickCount(1)),
		mouse(chromedp.MousePressed, at, again...),
		mouse(chromedp.MouseReleased, at, chromedp.ButtonLeft, chromedp.ClickCount(2)),
	)
}

// clipboard returns the text that a script of the page may read.
func (b *browser) clipboard() (string, error) {
	return chromedp.Run(b.ctx, chromedp.Evaluate[string]("navigator.clipboard.readText()", chromedp.EvalAwaitPromise))
}

func (b *browser) wheel(at image.Point, notches int) error {
	step := float64(b.notch())
	if notches < 0 {
		step, notches = -step, -notches
	}
	return b.do(slices.Repeat([]chromedp.Action[chromedp.Void]{turn(at, step)}, notches)...)
}

// wheelTurn is a turn of the wheel. The type of package input omits an X of 0, without which Chromium refuses it.
type wheelTurn struct {
	Type input.DispatchMouseEventType `json:"type"`
	X    float64                      `json:"x"`
	Y    float64                      `json:"y"`
	// DeltaX and DeltaY are the scroll distances, in pixels.
	DeltaX float64 `json:"deltaX"`
	DeltaY float64 `json:"deltaY"`
}

func turn(at image.Point, dy float64) chromedp.Action[chromedp.Void] {
	command := cdp.Command[wheelTurn, cdp.Empty]{Method: input.CommandDispatchMouseEvent}
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, wheelTurn{
			Type: input.DispatchMouseEventTypeMouseWheel, X: float64(at.X), Y: float64(at.Y), DeltaY: dy,
		})
		return err
	})
}

func (b *browser) hold(from, to image.Point, key string) error {
	down := append(slices.Clone(held), chromedp.ButtonModifiers(modifiers[key]))
	return b.do(
		mouse(chromedp.MouseMoved, from),
		mouse(chromedp.MousePressed, from, down...),
		mouse(chromedp.MouseMoved, from.Add(to).Div(2), down...),
		mouse(chromedp.MouseMoved, to, down...),
	)
}

func (b *browser) release(at image.Point, key string) error {
	return b.do(mouse(chromedp.MouseReleased, at,
		chromedp.ButtonLeft, chromedp.ClickCount(1), chromedp.ButtonModifiers(modifiers[key])))
}

// browserKeys maps gridtest's key names to the browser's.
var browserKeys = map[string]string{
	"Up": kb.ArrowUp, "Down": kb.ArrowDown, "Left": kb.ArrowLeft, "Right": kb.ArrowRight,
	"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown, "Enter": kb.Enter,
	"Escape": kb.Escape, "F10": kb.F10, "Tab": kb.Tab, "Delete": kb.Delete,
	"A": "a", "C": "c", "F": "f", "V": "v", "X": "x", "Y": "y", "Z": "z",
}

var modifiers = map[string]chromedp.Modifier{
	"Ctrl": chromedp.ModifierCtrl, "Shift": chromedp.ModifierShift, "Alt": chromedp.ModifierAlt,
}

func (b *browser) press(key string) error {
	parts := strings.Split(key, "+")
	last := parts[len(parts)-1]
	code, ok := browserKeys[last]
	if !ok {
		return fmt.Errorf("no key %q", last)
	}
	if err := b.listens(); err != nil {
		return err
	}
	// Only presses and releases: a keyboard would not type a character with a key that the gallery handles, but the
	// protocol does.
	var actions []chromedp.Action[chromedp.Void]
	for _, k := range kb.Encode([]rune(code)[0]) {
		for _, name := range parts[:len(parts)-1] {
			k.Modifiers |= int64(modifiers[name])
		}
		if k.Type == kb.KeyDown && k.Modifiers != 0 {
			k.Type, k.Text, k.UnmodifiedText = kb.KeyRawDown, "", "" // with Ctrl a letter brings no text
		}
		if k.Type != kb.KeyChar {
			actions = append(actions, send(k))
		}
	}
	return b.do(actions...)
}

func send(k *input.DispatchKeyEventParams) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, *k)
		return err
	})
}

func (b *browser) write(text string) error {
	if err := b.listens(); err != nil {
		return err
	}
	return b.do(chromedp.KeyEvent(text))
}

// listens waits until keys reach the gallery, after the frame that follows a click.
func (b *browser) listens() error {
	const query = `document.activeElement?.tagName === "TEXTAREA"`
	if _, err := chromedp.Run(b.ctx, chromedp.Poll[bool](query, chromedp.WithPollingTimeout(patience))); err != nil {
		return fmt.Errorf("no keys reach the gallery: %w", err)
	}
	return nil
}

func (b *browser) notch() int { return 100 }

// console records the errors that the page writes.
type console struct {
	mu     sync.Mutex
	errors []string
}

// listen reads messages until the browser ends.
func (c *console) listen(messages func(func(chromedp.ConsoleMessage, error) bool)) {
	for m, err := range messages {
		if err != nil {
			return
		}
		if m.Type == chromedp.ConsoleError || m.IsException() {
			c.mu.Lock()
			c.errors = append(c.errors, fmt.Sprintf("%v (%s)", m, m.URL))
			c.mu.Unlock()
		}
	}
}

// complaints returns the errors that were written.
func (c *console) complaints() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.errors...)
}
