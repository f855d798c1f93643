// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Package chromium runs headless Chromium for the programs in this module, also on machines without a GPU.
package chromium

import (
	"fmt"
	"os"
	"os/exec"

	"github.com/chromedp/chromedp"
)

// Names lists the names of the browser's program on different systems.
var Names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "headless-shell"}

// Find returns the path of the browser.
func Find() (path string, err error) {
	for _, name := range Names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium on the path (%s)", os.Getenv("PATH"))
}

// Options returns options for the browser at a path: it draws on the CPU, in English, with a temporary profile.
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
