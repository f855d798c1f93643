# What can be done here: make help

SHELL := bash

# Without Wayland and Vulkan a build needs fewer packages; TAGS= builds with everything.
TAGS ?= nowayland,novulkan
# The loopback port that `make web` asks for; where it is taken, it finds a free one.
PORT ?= 8080
# Flags for the gallery: make run ARGS="-page airports -theme dark"
ARGS ?=
# The group of benchmarks to run: make bench ONLY=frame; the fuzz targets: make fuzz ONLY=FuzzGrid
ONLY ?=

# staticcheck 2026.2.2
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
SITE := build/web
SHOTS := build/shots

# The screen a window would open on: x11, wayland or a system that always has one; else empty.
SYSTEM := $(if $(filter Windows_NT,$(OS)),Windows,$(shell uname -s))
NATIVE := $(filter Windows Darwin,$(SYSTEM))
SCREEN := $(or $(NATIVE),$(if $(DISPLAY),x11),$(if $(WAYLAND_DISPLAY),wayland))
WINDOW_TAGS := $(if $(filter wayland,$(SCREEN)),$(subst nowayland,,$(TAGS)),$(TAGS))

# What a build with the tags $(1) needs (.ci/packages.sh).
slim = $(and $(findstring nowayland,$(1)),$(findstring novulkan,$(1)))
needs = build draw $(if $(call slim,$(1)),,untagged)

# Pictures are the same everywhere on software GL, and it needs no screen.
SOFTWARE_GL := EGL_PLATFORM=surfaceless LIBGL_ALWAYS_SOFTWARE=1

.DEFAULT_GOAL := help
.PHONY: run window test format vet lint unit js race pixels web wasm shots bench bench-web soak fuzz vuln e2e setup clean help

run: $(if $(SCREEN),window,web) ## open the gallery in a window; with no display, serve it to a browser
window:
	@.ci/packages.sh $(call needs,$(WINDOW_TAGS))
	go run -tags=$(WINDOW_TAGS) ./example/gallery $(ARGS)

test: setup format vet lint unit js race pixels ## check and test everything but what `make e2e` does

format: ## list the files that gofmt would change, and fail if there are any
	@files=$$(gofmt -l .) && [ -z "$$files" ] || { echo "not gofmt-ed:"; echo "$$files"; exit 1; }

vet: setup ## go vet for linux, windows, darwin, android, freebsd and the browser
	@.ci/vet.sh "$(TAGS)"

lint: setup ## staticcheck, here and for the browser
	go run $(STATICCHECK) -tags=$(TAGS),pixels,e2e ./...
	go run -exec 'env GOOS=js GOARCH=wasm CGO_ENABLED=0' $(STATICCHECK) ./...

unit: setup ## run the tests
	$(SOFTWARE_GL) go test -timeout 20m -tags=$(TAGS) ./...

js: ## run the tests that are for the browser alone, under Node
	@.ci/packages.sh js
	@.ci/js.sh

# Tests named for allocations are left out: the race detector makes some of its own.
race: setup ## run the library's tests under the race detector
	go test -race -timeout 30m -skip 'Alloc' $$(go list -find ./... | grep -vE '/(example|gridtest/shot)(/|$$)')

pixels: setup ## compare pictures with their goldens, on software GL
	@packages=$$(grep -rlE --include='*_test.go' '^//go:build .*pixels' . | sed 's|/[^/]*$$||' | sort -u); \
	[ -z "$$packages" ] || $(SOFTWARE_GL) go test -count=1 -tags=$(TAGS),pixels $$packages

web: wasm ## build the gallery for the browser and serve it on a loopback address
	@go run ./example/web/serve -addr 127.0.0.1:$(PORT) $(SITE)

wasm: ## build the gallery for the browser into build/web
	@.ci/packages.sh
	@.ci/wasm.sh $(SITE)

shots: setup ## take a picture of every gallery page into build/shots
	@.ci/shots.sh "$(TAGS)" $(SHOTS)

bench: setup ## print a table of benchmarks; ONLY=frame runs one group
	@go run -tags=$(TAGS) ./example/bench -only "$(ONLY)"

bench-web: wasm ## measure the grid in headless Chromium without a GPU, and the size of the programs
	@.ci/packages.sh $(call needs,$(TAGS)) e2e
	@go run ./example/bench/web $(ARGS) $(SITE)

soak: setup ## use a grid at random for ten minutes, and see that it keeps nothing
	go test -tags=$(TAGS) -count=1 -timeout 0 -v ./gridui/internal/soak -soak $(or $(FOR),10m)

# What a target finds becomes a file below testdata/fuzz, which the tests then run.
fuzz: setup ## run each fuzz target for 30 seconds; FOR=5m takes longer, ONLY=FuzzTSV runs one
	@.ci/fuzz.sh "$(TAGS)" "$(or $(FOR),30s)" "$(ONLY)"

e2e: wasm ## drive the gallery in a real window and in a browser
	@.ci/packages.sh $(call needs,$(TAGS)) e2e
	go test -tags=e2e,$(TAGS) -count=1 -timeout 30m ./example/e2e/...

vuln: ## look for known vulnerabilities in what is used, where the network allows it
	@.ci/vuln.sh "$(TAGS)"

setup: ## install what building and testing need (Debian), or say what to install
	@.ci/packages.sh $(call needs,$(TAGS))

clean: ## remove what was built
	rm -rf build

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
