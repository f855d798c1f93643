// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Package chromium is how the programs here run headless Chromium, on machines without a
// GPU too.
package chromium

import (
	"fmt"
	"os"
	"os/exec"

	"github.com/chromedp/chromedp"
)

// Names are those that the browser has on one system or another.
var Names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "headless-shell"}

// Find finds the browser.
func Find() (path string, err error) {
	for _, name := range Names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium on the path (%s)", os.Getenv("PATH"))
}

// Options have the browser at a path draw on the CPU, in English, with a profile of its
// own, which goes when it ends.
func Options(path string) []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox,
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "en-US"),
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("ignore-gpu-blocklist", true),
	)
}
