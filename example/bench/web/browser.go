// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"context"
	"encoding/json"
	"image"
	"os"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/profiler"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"

	"github.com/giogrid/giogrid/example/internal/chromium"
)

// window is the size of the page in pixels.
var window = image.Pt(1280, 720)

// patience is the time limit for each action of the browser.
const patience = time.Minute

// browser is a headless Chromium that draws on the CPU.
type browser struct {
	ctx context.Context
	end func()
}

// startBrowser starts Chromium.
func startBrowser(ctx context.Context) (*browser, error) {
	path, err := chromium.Find()
	if err != nil {
		return nil, err
	}
	ctx, endProcess := chromedp.NewExecAllocator(ctx, chromium.Options(path)...)
	ctx, endPage := chromedp.NewContext(ctx)
	b := &browser{ctx: ctx, end: func() { endPage(); endProcess() }}
	if err := b.do(chromedp.EmulateViewport(int64(window.X), int64(window.Y)), noteProgram, countTasks); err != nil {
		b.end()
		return nil, err
	}
	return b, nil
}

func (b *browser) do(actions ...chromedp.Action[chromedp.Void]) error {
	return chromedp.Do(b.ctx, actions...)
}

// evaluate runs an expression in the page and waits for its promise.
func evaluate[V any](b *browser, expression string) (V, error) {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[V](expression, chromedp.EvalAwaitPromise))
}

// countTasks enables the counts that metrics reads.
var countTasks = chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
	_, err := cdp.Call(ctx, t, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	return err
})

// metrics returns the page's counts, by their DevTools names; times are in seconds.
func (b *browser) metrics() (map[string]float64, error) {
	all, err := chromedp.Call(b.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		return nil, err
	}
	m := map[string]float64{}
	for _, metric := range all.Metrics {
		m[metric.Name] = metric.Value
	}
	return m, nil
}

// spent returns the CPU time used so far, in milliseconds.
func (b *browser) spent() (c cost, err error) {
	m, err := b.metrics()
	if err != nil {
		return c, err
	}
	c.thread = 1e3 * m["TaskDuration"]
	processes, err := chromedp.CallBrowser(b.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		return c, err
	}
	for _, p := range processes.ProcessInfo {
		c.all += 1e3 * p.CPUTime
		if p.Type == "GPU" {
			c.gpu += 1e3 * p.CPUTime
		}
	}
	return c, nil
}

// profile opens a page and writes a CPU profile of its thread while it scrolls.
func (b *browser) profile(address, file string) error {
	if _, err := b.open(address); err != nil {
		return err
	}
	if _, err := chromedp.Call(b.ctx, profiler.Enable, cdp.Empty{}); err != nil {
		return err
	}
	if _, err := chromedp.Call(b.ctx, profiler.Start, cdp.Empty{}); err != nil {
		return err
	}
	if _, err := b.scroll(motions[0].step, 4*roundTimes); err != nil {
		return err
	}
	result, err := chromedp.Call(b.ctx, profiler.Stop, cdp.Empty{})
	if err != nil {
		return err
	}
	text, err := json.Marshal(result.Profile)
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o644)
}
