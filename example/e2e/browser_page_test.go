// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net/url"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// recorder is a script that notes what each page receives, with the milliseconds since the page began: the mouse,
// the keyboard focus of the page and of its elements, and each frame that shows a new state. A lost focus or a lost
// graphics context ends a drag as Escape does, and is seen nowhere else.
const recorder = `(() => {
	const kept = 60, events = globalThis.received = [];
	const note = text => { events.push(text + "@" + Math.round(performance.now())); if (events.length > kept) events.shift(); };
	for (const kind of ["mousemove", "mousedown", "mouseup"])
		document.addEventListener(kind, e => note(kind + " " + e.clientX + "," + e.clientY + " buttons " + e.buttons), true);
	for (const kind of ["focusin", "focusout", "webglcontextlost", "visibilitychange"])
		document.addEventListener(kind, e => note(kind + " " + (e.target.tagName ?? document.visibilityState)), true);
	for (const kind of ["focus", "blur"]) addEventListener(kind, e => { if (e.target === window) note("page " + kind); });
	let state;
	Object.defineProperty(globalThis, "giogrid", {configurable: true, get: () => state, set: s => { state = s; note("state"); }});
})()`

// prepare makes the pages those of a window that the user works in: they may read the clipboard, and they have the
// keyboard focus from their first frame. Chromium without a screen gives it to a page when it likes, and may take it
// back and give it again while a test drags.
func (b *browser) prepare() error {
	return b.do(
		allowClipboard(b.site),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			focused := emulation.SetFocusEmulationEnabledParams{Enabled: true}
			if _, err := cdp.Call(ctx, t, emulation.SetFocusEmulationEnabled, focused); err != nil {
				return fmt.Errorf("focus: %w", err)
			}
			record := page.AddScriptToEvaluateOnNewDocumentParams{Source: recorder}
			if _, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, record); err != nil {
				return fmt.Errorf("recorder: %w", err)
			}
			return nil
		}),
	)
}

// history returns what the page received last.
func (b *browser) history() (string, error) {
	return chromedp.Run(b.ctx, chromedp.Evaluate[string](`(globalThis.received ?? []).join("\n")`))
}

// allowClipboard grants the page permission to read the clipboard, as a user would.
func allowClipboard(site string) chromedp.Action[chromedp.Void] {
	at, _ := url.Parse(site)
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, name := range []string{"clipboard-read", "clipboard-write"} {
			_, err := cdp.Call(ctx, t, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{
				Permission: &cdpbrowser.PermissionDescriptor{Name: name},
				Setting:    cdpbrowser.PermissionSettingGranted,
				Origin:     at.Scheme + "://" + at.Host,
			})
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		return nil
	})
}
