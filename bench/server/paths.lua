-- Asks for the pages of the file that PATHS names, one after the other, each connection of wrk from where the last
-- one was.
local requests = {}
local last = 0

function init()
  for path in io.lines(os.getenv("PATHS")) do
    requests[#requests + 1] = wrk.format("GET", path, { Host = "site", ["Accept-Encoding"] = "gzip" })
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
