# What can be done here: make help

SHELL := bash
comma := ,

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

# Every folder with a go.mod, from this one: `./...` ends where another module begins.
MODULES := . storage/export/xlsx example
# Modules that no other target builds: DuckDB needs a C++ compiler and downloads of 100 MB.
APART := example/sqlview/duckdb
# The go.mod files that require modules of this repository.
NESTED := $(addsuffix /go.mod,$(filter-out .,$(MODULES)) $(APART))
# $(call each,COMMAND) runs a command in the folder of each module, and fails with the first that does.
each = for module in $(MODULES); do (cd $$module && $(1)) || { echo "failed in module $$module"; exit 1; }; done

# What `make check` does beyond `make test`, what takes longest last; .ci/run times each.
CHECKS := platforms js pixels lint long race

.DEFAULT_GOAL := help
.PHONY: run window test check checks format vet platforms lint unit long js race pixels web wasm shots bench bench-web soak fuzz vuln e2e sqlview-duckdb release require setup clean help

run: $(if $(SCREEN),window,web) ## open the gallery in a window; with no display, serve it to a browser
window:
	@.ci/packages.sh $(call needs,$(WINDOW_TAGS))
	@go build -C example -tags=$(WINDOW_TAGS) -o $(CURDIR)/build/bin/gallery ./gallery
	build/bin/gallery $(ARGS)

# The compiler and the linker collect garbage less often where there is memory for it (16 GB, in kB): an eighth
# of their time less.
test: export GOGC := $(or $(GOGC),$(if $(shell awk '$$1 == "MemTotal:" && $$2 >= 15000000' /proc/meminfo 2>/dev/null),300,100))
test: setup format vet unit ## gofmt, go vet for this platform, and the tests, random ones short

check: test $(CHECKS) ## `make test`, and all else that has to hold but what `make e2e` does
checks:
	@echo $(CHECKS)

format: ## list the files that gofmt would change, and fail if there are any
	@files=$$(gofmt -l .) && [ -z "$$files" ] || { echo "not gofmt-ed:"; echo "$$files"; exit 1; }

vet: setup ## go vet for this platform
	@$(call each,go vet "-tags=$(TAGS)$(comma)pixels$(comma)e2e" ./...)

platforms: setup ## type-check for linux without cgo, darwin, ios, android, freebsd, windows and the browser
	@.ci/platforms.sh $(MODULES)

lint: setup ## staticcheck, here and for the browser
	@.ci/lint.sh $(STATICCHECK) "$(TAGS),pixels,e2e" $(MODULES)

# Random tests take their length from -short, alone: see gridui/internal/rounds. -vet=off: what `make vet`
# does is not done again for each way of building tests.
unit: setup ## run the tests, random ones short
	@$(call each,$(SOFTWARE_GL) go test -vet=off -short -timeout 20m -tags=$(TAGS) ./...)

long: setup ## run the tests, random ones at their full length
	@$(call each,$(SOFTWARE_GL) go test -vet=off -timeout 20m -tags=$(TAGS) ./...)

js: ## run the tests that are for the browser alone, under Node
	@.ci/packages.sh js
	@.ci/js.sh

race: setup ## run the tests of packages with goroutines under the race detector, random ones short
	@.ci/race.sh "$(TAGS)" $(MODULES)

pixels: setup ## compare pictures with their goldens, on software GL
	@$(SOFTWARE_GL) .ci/pixels.sh "$(TAGS)"

web: wasm ## build the gallery for the browser and serve it on a loopback address
	@go run -C example ./web/serve -addr 127.0.0.1:$(PORT) $(CURDIR)/$(SITE)

wasm: ## build the gallery for the browser into build/web
	@.ci/packages.sh
	@.ci/wasm.sh $(SITE)

shots: setup ## take pictures of the gallery, or of PAGES="a b", and a contact sheet of each page, in build/shots
	@.ci/shots.sh "$(TAGS)" $(SHOTS) $(PAGES)

bench: setup ## print a table of benchmarks; ONLY=frame runs one group
	@go run -C example -tags=$(TAGS) ./bench -only "$(ONLY)"

bench-web: wasm ## measure the grid in headless Chromium without a GPU, and the size of the programs
	@.ci/packages.sh $(call needs,$(TAGS)) e2e
	@go run -C example ./bench/web $(ARGS) $(CURDIR)/$(SITE)

soak: setup ## use a grid at random for ten minutes, and see that it keeps nothing
	go test -tags=$(TAGS) -count=1 -timeout 0 -v ./gridui/internal/soak -soak $(or $(FOR),10m)

# What a target finds becomes a file below testdata/fuzz, which the tests then run.
fuzz: setup ## run each fuzz target for 30 seconds; FOR=5m takes longer, ONLY=FuzzTSV runs one
	@.ci/fuzz.sh "$(TAGS)" "$(or $(FOR),30s)" "$(ONLY)"

e2e: wasm ## drive the gallery in a real window and in a browser, and sqlview over three databases
	@.ci/packages.sh $(call needs,$(TAGS)) e2e
	go test -C example -vet=off -tags=e2e,$(TAGS) -count=1 -timeout 30m ./e2e/...

sqlview-duckdb: ## build sqlview with DuckDB into build/bin, and test it
	@.ci/packages.sh duckdb
	CGO_ENABLED=1 go build -C example/sqlview/duckdb -tags=duckdb -o $(CURDIR)/build/bin/sqlview-duckdb .
	CGO_ENABLED=1 go test -C example/sqlview/duckdb -tags=duckdb ./...

vuln: ## look for known vulnerabilities in what is used, where the network allows it
	@.ci/vuln.sh "$(TAGS)" $(MODULES)

release: ## check that VERSION can be released, and use its modules from a program outside the tree
	@.ci/release.sh "$(VERSION)"

require: ## make the nested modules require each other by VERSION
	@sed -E -i.old 's#^(require |\t)(github.com/giogrid/giogrid[^ ]*) v[^ ]+#\1\2 $(VERSION)#' $(NESTED) && rm -f $(addsuffix .old,$(NESTED))

setup: ## install what building and testing need (Debian), or say what to install
	@.ci/packages.sh $(call needs,$(TAGS))

clean: ## remove what was built
	rm -rf build

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
