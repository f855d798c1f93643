// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// firstRowsMost is the maximum time to the first rows from a warm cache, in milliseconds.
const firstRowsMost = 1500

// warmTimes is the number of times that a page is opened from a warm cache; the median counts. The first warmingUps
// are left out: the browser stores compiled code some time after it has loaded a program.
const (
	warmTimes  = 5
	warmingUps = 2
)

// firstToEmpty is the target of the time to the first rows of a program with one grid, as a multiple of the time to the
// first frame of an empty program with the same fonts. A program of the same size that shows the text of the empty one
// takes 1.1 to 1.25 times as long: the browser compiles more, and Go sets up more.
const firstToEmpty = 1.7

// openings reports the time that sites take to show rows, and their memory afterwards.
func openings(t *table, b *browser, empty, sheet, gallery site) error {
	var warm []float64
	for _, s := range []site{empty, sheet, gallery} {
		ms, err := opening(t, b, s)
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		warm = append(warm, ms)
	}
	t.add(value("open/sheet/warm/to-empty", warm[1]/warm[0], "").atMost(firstToEmpty))
	return nil
}

// opening reports the time that a site takes to show rows, and its memory afterwards. It returns the time from a warm
// cache, in milliseconds.
func opening(t *table, b *browser, s site) (ms float64, err error) {
	address := serve(b, s.dir)
	if err := b.do(forgetCache); err != nil {
		return 0, err
	}
	cold, err := b.open(address)
	if err != nil {
		return 0, err
	}
	var warm []float64
	var costs []cost
	for i := range warmingUps + warmTimes {
		before, err := b.spent()
		if err != nil {
			return 0, err
		}
		ms, err := b.open(address)
		if err != nil {
			return 0, err
		}
		after, err := b.spent()
		if err != nil {
			return 0, err
		}
		if i >= warmingUps {
			warm = append(warm, ms)
			costs = append(costs, after.since(before))
		}
	}
	slices.Sort(warm)
	ms = warm[len(warm)/2]
	t.add(value("open/"+s.name+"/cold", cold, "ms"))
	t.add(value("open/"+s.name+"/warm", ms, "ms").atMost(firstRowsMost))
	t.add(value("open/"+s.name+"/warm/cpu", median(costs, func(c cost) float64 { return c.all }), "ms"))
	t.add(value("open/"+s.name+"/warm/cpu/drawing", median(costs, func(c cost) float64 { return c.gpu }), "ms"))
	return ms, memory(t, b, s)
}

// forgetCache empties the browser's cache.
var forgetCache = chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
	_, err := cdp.Call(ctx, t, network.ClearBrowserCache, cdp.Empty{})
	return err
})

// noteProgram makes each page keep its program's memory, and record when the program first reports a drawn frame, in
// milliseconds since the request for the page. A frame is on the screen after the browser has drawn it.
var noteProgram = chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
	_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		globalThis.firstRows = new Promise(resolve => {
			for (const name of ["frames", "giogrid"]) {
				let told;
				Object.defineProperty(globalThis, name, {
					get: () => told,
					set: value => {
						if (told === undefined) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
						told = value;
					},
				});
			}
		});
		const instantiate = WebAssembly.instantiateStreaming;
		WebAssembly.instantiateStreaming = async (...given) => {
			const program = await instantiate.apply(WebAssembly, given);
			globalThis.programMemory = program.instance.exports.mem;
			return program;
		};`})
	return err
})

// open opens a page and returns how long it took to show its first rows, in milliseconds.
func (b *browser) open(address string) (ms float64, err error) {
	if err := b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(address)); err != nil {
		return 0, err
	}
	return evaluate[float64](b, "firstRows")
}

// memory reports the memory of the open page.
func memory(t *table, b *browser, s site) error {
	program, err := evaluate[float64](b, "programMemory.buffer.byteLength")
	if err != nil {
		return err
	}
	m, err := b.metrics()
	if err != nil {
		return err
	}
	t.add(value("memory/"+s.name, program/megabyte, "MB"))
	t.add(value("memory/"+s.name+"/scripts", m["JSHeapUsedSize"]/megabyte, "MB"))
	return nil
}
